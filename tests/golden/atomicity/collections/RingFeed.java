// run: scan --only atomicity
// expect: atomicity
// every feeder holds its own monitor, isFull and insert are two steps on the shared ring; two feeders overwrite the oldest element
public class RingFeed {
    interface Ring {
        boolean isFull();

        void insert(int v);

        int count();
    }

    static final class IntRing implements Ring {
        private final int[] data = new int[64];
        private int head;
        private int count;

        @Override
        public synchronized boolean isFull() {
            return count == data.length;
        }

        @Override
        public synchronized void insert(int v) {
            data[(head + count) % data.length] = v;
            count++;
        }

        synchronized int removeOr(int dflt) {
            if (count == 0) {
                return dflt;
            }
            int v = data[head];
            head = (head + 1) % data.length;
            count--;
            return v;
        }

        @Override
        public synchronized int count() {
            return count;
        }
    }

    static final class Feeder {
        private final Ring ring;
        private int dropped;

        Feeder(Ring ring) {
            this.ring = ring;
        }

        synchronized void offer(int v) {
            if (ring.isFull()) {
                dropped++;
            } else {
                ring.insert(v);
            }
        }

        synchronized int dropped() {
            return dropped;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        IntRing ring = new IntRing();
        Feeder[] feeders = {new Feeder(ring), new Feeder(ring)};
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            Feeder f = feeders[i];
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 5000; k++) {
                    f.offer(k);
                }
            });
            ts[i].start();
        }
        long sum = 0;
        for (int k = 0; k < 5000; k++) {
            sum += ring.removeOr(0);
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(sum + " " + ring.count() + " " + feeders[0].dropped() + " " + feeders[1].dropped());
    }
}
// corpus: unseen16
