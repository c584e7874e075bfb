// run: scan --only lock-order
// expect: none
// the second lock is taken with tryLock; on failure the first is given back and the exchange is retried after a random pause
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class PeerExchange {
    static final class Peer {
        private final ReentrantLock lock = new ReentrantLock();
        private final Set<String> blocks = new HashSet<>();

        void offer(String block) {
            lock.lock();
            try {
                blocks.add(block);
            } finally {
                lock.unlock();
            }
        }

        int known() {
            lock.lock();
            try {
                return blocks.size();
            } finally {
                lock.unlock();
            }
        }

        void gossip(Peer other) {
            while (!attempt(other)) {
                LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1_000, 50_000));
            }
        }

        private boolean attempt(Peer other) {
            lock.lock();
            try {
                if (!other.lock.tryLock()) {
                    return false;
                }
                try {
                    blocks.addAll(other.blocks);
                    other.blocks.addAll(blocks);
                    return true;
                } finally {
                    other.lock.unlock();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Peer left = new Peer();
        Peer right = new Peer();
        Thread l = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                left.offer("l" + i);
                left.gossip(right);
            }
        });
        Thread r = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                right.offer("r" + i);
                right.gossip(left);
            }
        });
        l.start();
        r.start();
        l.join();
        r.join();
        System.out.println(left.known() + " " + right.known());
    }
}
// corpus: unseen9
