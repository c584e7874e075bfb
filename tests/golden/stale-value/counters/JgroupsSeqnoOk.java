// run: scan --only atomicity,stale-value
// expect: none
// JGroups, NAKACK: a sequence number is taken from a volatile, or under the lock.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class JgroupsSeqnoOk {
    private final ConcurrentMap<Long, String> sent = new ConcurrentHashMap<>();
    private final Lock lock = new ReentrantLock();
    private volatile long seqno;

    public long send(String message) {
        lock.lock();
        try {
            long id = seqno + 1;
            sent.put(id, message);
            seqno = id;
            return id;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: published
