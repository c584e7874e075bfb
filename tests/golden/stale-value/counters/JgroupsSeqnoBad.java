// run: scan --only stale-value
// expect: stale-value method=JgroupsSeqnoBad.send line=here
// JGroups, NAKACK: a sequence number is taken from a volatile, or under the lock.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class JgroupsSeqnoBad {
    private final ConcurrentMap<Long, String> sent = new ConcurrentHashMap<>();
    private final Lock lock = new ReentrantLock();
    private volatile long seqno;

    public long send(String message) {
        long id = seqno + 1;
        sent.put(id, message);
        seqno = id; // <- here
        return id;
    }
}
// corpus: published
