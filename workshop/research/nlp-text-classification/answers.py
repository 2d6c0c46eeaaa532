"""
What sorter.py files each item of the newest quarter as, and its confidence. Prints one line of JSON an item, oldest first.
"""
import contextlib
import io
import json
import runpy
import sys

sys.argv = ['sorter.py', 'by-date']
with contextlib.redirect_stdout(io.StringIO()):
    run = runpy.run_path('sorter.py')
for filed, sure in zip(run['filed'], run['sure']):
    print(json.dumps({'filed': str(filed), 'sure': round(float(sure), 6)}))
