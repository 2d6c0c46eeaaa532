"""
Runs leaks.py or leaks-first.py on the files of letters.py and prints, as JSON, what its last line says, whether it found
exactly the copies, its seconds and the most memory it held.
"""
import json
import resource
import subprocess
import sys
import time

start = time.perf_counter()
process = subprocess.run([sys.executable, *sys.argv[1:]], capture_output=True, text=True, check=True)
seconds = time.perf_counter() - start
last_line = process.stdout.strip().split('\n')[-1]
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({
    'says': last_line.split(':')[0],
    # The copies are the first fifty lines.
    'onlyCopies': json.loads(last_line.split('lines')[-1]) == list(range(1, 51)),
    'seconds': round(seconds, 1),
    'cpuSeconds': round(usage.ru_utime + usage.ru_stime, 1),
    'megabytes': round(usage.ru_maxrss / 1024),
}))
