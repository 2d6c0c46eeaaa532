"""
Whether the items of politics that sorter.py files as world name another country. Runs sorter.py by date and prints one line
of JSON.
"""
import contextlib
import io
import json
import runpy
import sys

countries = set(
    'afghanistan africa australia belarus brazil britain canada china chinese colombia cuba egypt europe france gaza germany '
    'haiti india iran iranian iranians iraq israel israeli italy japan korea korean mexico niger nigeria pakistan papua '
    'philippines poland qatar russia russian russians saudi sudan sweden syria taiwan turkey uk ukraine ukrainian venezuela '
    'vietnam yemen'.split()
)

sys.argv = ['sorter.py', 'by-date']
with contextlib.redirect_stdout(io.StringIO()):
    run = runpy.run_path('sorter.py')
test_labels = run['labels'][run['test']]
items = [
    (category, filed, bool(countries & set(text.split())))
    for category, filed, text in zip(test_labels, run['filed'], run['texts'][run['test']])
]
politics = [(filed, names_country) for category, filed, names_country in items if category == 'politics']
as_world = [names_country for filed, names_country in politics if filed == 'world']
abroad = [filed for filed, names_country in politics if names_country]
at_home = [filed for filed, names_country in politics if not names_country]
print(json.dumps({
    'politicsAsWorld': len(as_world),
    'namingACountry': sum(as_world),
    'politicsNamingACountry': len(abroad),
    'ofThoseAsWorld': round(abroad.count('world') / len(abroad), 4),
    'otherPolitics': len(at_home),
    'ofOthersAsWorld': round(at_home.count('world') / len(at_home), 4),
}))
