//! The inverse of the normal distribution: Wichura's algorithm AS 241, a quotient of two polynomials for each of three regions.

use crate::native::Res;
use crate::object::Object;
use crate::vm::Vm;

/// Numerator and denominator, highest power first.
type Quotient = [[f64; 8]; 2];

/// Near the mean.
const CENTER: Quotient = [
    [
        2509.0809287301227,
        33430.57558358813,
        67265.7709270087,
        45921.95393154987,
        13731.69376550946,
        1971.5909503065513,
        133.14166789178438,
        3.3871328727963665,
    ],
    [
        5226.495278852854,
        28729.085735721943,
        39307.89580009271,
        21213.794301586597,
        5394.196021424751,
        687.1870074920579,
        42.31333070160091,
        1.0,
    ],
];
/// Further out.
const MIDDLE: Quotient = [
    [
        0.0007745450142783414,
        0.022723844989269184,
        0.2417807251774506,
        1.2704582524523684,
        3.6478483247632045,
        5.769497221460691,
        4.630337846156546,
        1.4234371107496835,
    ],
    [
        1.0507500716444169e-09,
        0.0005475938084995345,
        0.015198666563616457,
        0.14810397642748008,
        0.6897673349851,
        1.6763848301838038,
        2.053191626637759,
        1.0,
    ],
];
/// In the tails.
const TAIL: Quotient = [
    [
        2.0103343992922881e-07,
        2.7115555687434876e-05,
        0.0012426609473880784,
        0.026532189526576124,
        0.29656057182850487,
        1.7848265399172913,
        5.463784911164114,
        6.657904643501103,
    ],
    [
        2.0442631033899397e-15,
        1.421511758316446e-07,
        1.8463183175100548e-05,
        0.0007868691311456133,
        0.014875361290850615,
        0.1369298809227358,
        0.599832206555888,
        1.0,
    ],
];

pub fn inverse(vm: &mut Vm, args: &[Object]) -> Res {
    let [p, mu, sigma] = [vm.float_arg(args, 0)?, vm.float_arg(args, 1)?, vm.float_arg(args, 2)?];
    let q = p - 0.5;
    if q.abs() <= 0.425 {
        let [top, bottom] = values(&CENTER, 0.180_625 - q * q);
        return Ok(Object::float(mu + top * q / bottom * sigma));
    }
    let r = (-(if q <= 0.0 { p } else { 1.0 - p }).ln()).sqrt();
    let [top, bottom] = if r <= 5.0 { values(&MIDDLE, r - 1.6) } else { values(&TAIL, r - 5.0) };
    let x = top / bottom;
    Ok(Object::float(mu + if q < 0.0 { -x } else { x } * sigma))
}

fn values(polynomials: &Quotient, at: f64) -> [f64; 2] {
    polynomials.map(|coefficients| coefficients.iter().fold(0.0, |value, coefficient| value * at + coefficient))
}
