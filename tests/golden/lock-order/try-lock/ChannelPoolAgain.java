// run: scan --library --only lock-order
// expect: none
// the reaper only tries the channel's lock while it holds the pool lock and skips busy channels, so it never waits for one
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class ChannelPoolAgain {
    private final ReentrantLock poolLock = new ReentrantLock();
    private final Set<Channel> all = new HashSet<>();
    private final Deque<Channel> free = new ArrayDeque<>();

    public Channel borrow() {
        poolLock.lock();
        try {
            Channel c = free.pollFirst();
            if (c == null) {
                c = new Channel();
                all.add(c);
            }
            return c;
        } finally {
            poolLock.unlock();
        }
    }

    public int reap(long maxIdleNanos) {
        int reaped = 0;
        poolLock.lock();
        try {
            for (Iterator<Channel> it = all.iterator(); it.hasNext();) {
                Channel c = it.next();
                if (!c.guard.tryLock()) {
                    continue;
                }
                try {
                    if (System.nanoTime() - c.lastUse > maxIdleNanos) {
                        it.remove();
                        free.remove(c);
                        reaped++;
                    }
                } finally {
                    c.guard.unlock();
                }
            }
        } finally {
            poolLock.unlock();
        }
        return reaped;
    }

    private void giveBack(Channel c) {
        poolLock.lock();
        try {
            if (all.contains(c) && !free.contains(c)) {
                free.addFirst(c);
            }
        } finally {
            poolLock.unlock();
        }
    }

    public class Channel implements AutoCloseable {
        private final ReentrantLock guard = new ReentrantLock();
        private long lastUse = System.nanoTime();
        private int frames;

        public int send(byte[] frame) {
            guard.lock();
            try {
                lastUse = System.nanoTime();
                return ++frames;
            } finally {
                guard.unlock();
            }
        }

        @Override
        public void close() {
            guard.lock();
            try {
                frames = 0;
                giveBack(this);
            } finally {
                guard.unlock();
            }
        }
    }
}
// corpus: unseen17
