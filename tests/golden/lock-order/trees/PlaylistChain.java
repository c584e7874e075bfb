// run: scan --only lock-order --library
// expect: lock-order
// Hand-over-hand locking in both directions: PlaylistChain.indexOf walks head to tail holding node n while locking n.next; PlaylistChain.trailing walks tail to head holding node n while locking n.prev.
package music.playlist;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PlaylistChain {

    private static final class Track {
        final Lock lock = new ReentrantLock();
        final String title;
        Track prev;
        Track next;

        Track(String title) {
            this.title = title;
        }
    }

    private final Track head = new Track(null);
    private final Track tail = new Track(null);

    public PlaylistChain() {
        head.next = tail;
        tail.prev = head;
    }

    public void addFirst(String title) {
        Track t = new Track(title);
        head.lock.lock();
        try {
            Track after = head.next;
            after.lock.lock();
            try {
                t.prev = head;
                t.next = after;
                head.next = t;
                after.prev = t;
            } finally {
                after.lock.unlock();
            }
        } finally {
            head.lock.unlock();
        }
    }

    public int indexOf(String title) {
        Track cur = head;
        cur.lock.lock();
        int i = -1;
        while (cur != tail) {
            if (cur != head && cur.title.equals(title)) {
                cur.lock.unlock();
                return i;
            }
            Track next = cur.next;
            next.lock.lock();
            cur.lock.unlock();
            cur = next;
            i++;
        }
        cur.lock.unlock();
        return -1;
    }

    /** number of tracks that follow the last occurrence of title */
    public int trailing(String title) {
        Track cur = tail;
        cur.lock.lock();
        int n = -1;
        while (cur != head) {
            if (cur != tail && cur.title.equals(title)) {
                break;
            }
            Track prev = cur.prev;
            prev.lock.lock();
            cur.lock.unlock();
            cur = prev;
            n++;
        }
        cur.lock.unlock();
        return n;
    }
}
// corpus: unseen
