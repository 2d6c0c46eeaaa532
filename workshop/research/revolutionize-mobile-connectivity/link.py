"""
A link with delay, jitter, loss and outages between two network namespaces, for kernels without netem.

Creates a TUN device for each of the two namespaces named and passes packets from one to the other, in order, as a radio
link layer does. Prints “ready” once the devices exist; ends when its standard input does. Needs root.

    link.py NAMESPACE NAMESPACE '{"delay": 40, "jitter": 15, "loss": 0.01, "outage": 0, "every": 0}'

Times are in milliseconds. `loss` is a share of packets. `outage` is the length of a gap in which packets wait, and `every`
is the time from the beginning of one gap to the next. `stretches` change delay, jitter and loss, and `from` is in seconds
since the beginning: `[{"from": 14, "delay": 36, "jitter": 3, "loss": 0}]`.
"""
import fcntl
import heapq
import json
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
names = sys.argv[1:3]
link = {'delay': 0, 'jitter': 0, 'loss': 0, 'outage': 0, 'every': 0, 'stretches': [], **json.loads(sys.argv[3])}
chance = random.Random(7)


def device(namespace, number):
    """Creates a TUN device with the address 10.77.0.`number` in a namespace; returns its file, which does not block."""
    file = os.open('/dev/net/tun', os.O_RDWR)
    name = f'{namespace[:10]}-t'
    fcntl.ioctl(file, TUNSETIFF, struct.pack('16sH', name.encode(), IFF_TUN | IFF_NO_PI))
    inside = ['ip', 'netns', 'exec', namespace, 'ip']
    for command in (
        ['ip', 'link', 'set', name, 'netns', namespace],
        [*inside, 'addr', 'add', f'10.77.0.{number}/24', 'dev', name],
        [*inside, 'link', 'set', 'lo', 'up'],
        [*inside, 'link', 'set', name, 'up'],
    ):
        subprocess.run(command, check=True)
    os.set_blocking(file, False)
    return file


files = [device(name, number) for number, name in enumerate(names, start=1)]
print('ready', flush=True)
begin = time.monotonic()
# Packets on their way as (moment, count, outgoing side, packet): the count keeps packets of one moment in order.
waiting, count = [], 0
# By side, the moment at which the last of its packets goes out.
last = [0.0, 0.0]


def properties(now):
    """Delay, jitter and loss at a moment: those of the last stretch that has begun."""
    begun = [stretch for stretch in link['stretches'] if stretch['from'] <= now - begin]
    return begun[-1] if begun else link


def due(now, side):
    """When a packet that comes in now goes out on the other side; never before the one in front of it."""
    current = properties(now)
    extra = abs(chance.gauss(0, current['jitter'])) if current['jitter'] else 0
    at = now + (current['delay'] + extra) / 1000
    if link['every']:
        into = (at - begin) % (link['every'] / 1000)
        if into < link['outage'] / 1000:
            at += link['outage'] / 1000 - into
    last[side] = max(last[side], at)
    return last[side]


while True:
    timeout = max(0, waiting[0][0] - time.monotonic()) if waiting else 1
    readable, _, _ = select.select([*files, sys.stdin], [], [], timeout)
    if sys.stdin in readable and not os.read(sys.stdin.fileno(), 1):
        break
    for side, file in enumerate(files):
        if file not in readable:
            continue
        try:
            packet = os.read(file, 2048)
        except BlockingIOError:
            continue
        if chance.random() >= properties(time.monotonic())['loss']:
            count += 1
            heapq.heappush(waiting, (due(time.monotonic(), side), count, 1 - side, packet))
    while waiting and waiting[0][0] <= time.monotonic():
        _, _, side, packet = heapq.heappop(waiting)
        os.write(files[side], packet)
