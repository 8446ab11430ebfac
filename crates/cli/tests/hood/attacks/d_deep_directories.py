# class: disk
# must: limit or finish
# for: os
# finish-ok: yes
import os
for i in range(200000):
    os.mkdir("d")
    os.chdir("d")
