# A deadlock of two tasks in a pool that nobody shuts down, on a screen of 80 by 40, with lines of source in both threads.
$ cp $ROOT/tests/golden/check/findings/PoolTwoLocks.java . && javac -g -d classes PoolTwoLocks.java && raddle check classes --jdk $JDK --width 80 --source $ROOT/tests/golden/check/findings > out; test $(wc -l < out) -le 40 && awk 'length > 80' out; grep -A8 '^  pool-1-thread-1' out
  pool-1-thread-1 holds PoolTwoLocks.accounts since PoolTwoLocks.java:15
          15 | accounts.lock();
    and waits for PoolTwoLocks.journal, which pool-1-thread-2 holds, at
        PoolTwoLocks.java:18
          18 | journal.lock();
  pool-1-thread-2 holds PoolTwoLocks.journal since PoolTwoLocks.java:30
          30 | journal.lock();
    and waits for PoolTwoLocks.accounts, which pool-1-thread-1 holds, at
        PoolTwoLocks.java:33

# The same as JSON: the finding's place, and the cycle.
$ raddle check classes --jdk $JDK -f json > j; python3 -c "import json; f = json.load(open('j'))['findings'][0]; names = {t['id']: t['name'] for t in f['threads']}; print(f['rule'], f['class'], f['file'], f['line'], f['cycle']); [print(names[e['thread']], 'waits for', e['lock'], e['type'], 'at', e['waits_at']['line'], 'held by', names[e['holder']], 'since', e['held_since']['line']) for e in f['edges']]"
deadlock com.acme.bank.PoolTwoLocks PoolTwoLocks.java 18 True
pool-1-thread-1 waits for com.acme.bank.PoolTwoLocks.journal java.util.concurrent.locks.ReentrantLock at 18 held by pool-1-thread-2 since 30
pool-1-thread-2 waits for com.acme.bank.PoolTwoLocks.accounts java.util.concurrent.locks.ReentrantLock at 33 held by pool-1-thread-1 since 15

# SARIF: the steps as flows, one of all threads and one for each.
$ raddle check classes --jdk $JDK -f sarif > s; python3 -c "import json; r = json.load(open('s'))['runs'][0]['results'][0]; print(r['locations'][0]['physicalLocation']['region']['startLine']); [print(flow['id'], [l['location']['physicalLocation']['region']['startLine'] for l in flow['locations']]) for flow in r['codeFlows'][0]['threadFlows']]"
18
all threads [48, 49, 15, 17, 30, 32, 18, 33]
main [48, 49]
pool-1-thread-1 [15, 17, 18]
pool-1-thread-2 [30, 32, 33]

# HTML: a column for each thread, and no step is evidence.
$ raddle check classes --jdk $JDK -f html > h; grep -o '<th scope="col">[^<]*' h; grep -c 'class="step' h; grep -c 'class="for"' h
<th scope="col">main
<th scope="col">pool-1-thread-1
<th scope="col">pool-1-thread-2
8
0
? 1

# A race has two accesses, as in data-race of scan.
$ javac -g -d race $ROOT/tests/golden/check/findings/ArrayElement.java && raddle check race --jdk $JDK -f json > j; python3 -c "import json; f = json.load(open('j'))['findings'][0]; print(f['field'], f['line']); [print(a['kind'], a['thread'], a['locks'], a['stack'][0]['method'], a['stack'][0]['line']) for a in f['accesses']]"
com.acme.fill.ArrayElement.cells[3] 17
write ... [] com.acme.fill.ArrayElement.main([Ljava/lang/String;)V 17
write ... ['com.acme.fill.ArrayElement.lock'] com.acme.fill.ArrayElement.fill()V 10

# Class, message, thread and line of an exception.
$ javac -g -d error $ROOT/tests/golden/check/findings/MessageOfError.java && raddle check error --jdk $JDK -f json > j; python3 -c "import json; f = json.load(open('j'))['findings'][0]; x = f['exception']; print(f['line'], x['class'], x['message'], [(s['method'], s['line']) for s in x['stack']])"
24 java.lang.AssertionError expected 2 but was 1 [('MessageOfError.compare(II)V', 24), ('MessageOfError.main([Ljava/lang/String;)V', 32)]

$ raddle scan --only deadlock classes
! raddle: deadlock is what 'raddle check' looks for, not scan; see 'raddle help scan'
? 2
