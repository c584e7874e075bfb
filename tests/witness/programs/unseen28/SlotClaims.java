import java.util.concurrent.atomic.AtomicIntegerArray;

public class SlotClaims {
    static final int FREE = 0, FILLING = 1, READY = 2, DRAINING = 3;

    static class Cell {
        String subject;
        int size;
        long stamp;
    }

    static class Rack {
        private final AtomicIntegerArray states;
        private final Cell[] cells;

        Rack(int n) {
            states = new AtomicIntegerArray(n);
            cells = new Cell[n];
            for (int i = 0; i < n; i++) {
                cells[i] = new Cell();
            }
        }

        private int claim(int from, int to, int hint) {
            for (int k = 0; k < cells.length; k++) {
                int i = (hint + k) % cells.length;
                if (states.compareAndSet(i, from, to)) {
                    return i;
                }
            }
            return -1;
        }

        boolean offer(String subject, int size, long stamp) {
            int i = claim(FREE, FILLING, (int) (stamp % cells.length));
            if (i < 0) {
                return false;
            }
            Cell c = cells[i];
            c.subject = subject;
            c.size = size;
            c.stamp = stamp;
            states.set(i, READY);
            return true;
        }

        int drain(int hint) {
            int i = claim(READY, DRAINING, hint);
            if (i < 0) {
                return -1;
            }
            Cell c = cells[i];
            int bytes = c.size + c.subject.length() + (int) (c.stamp & 1);
            c.subject = null;
            c.size = 0;
            states.set(i, FREE);
            return bytes;
        }
    }

    static class Drainer extends Thread {
        private final Rack rack;
        private final int quota;
        private long bytes;

        Drainer(Rack rack, int quota) {
            this.rack = rack;
            this.quota = quota;
        }

        @Override
        public void run() {
            for (int done = 0; done < quota; ) {
                int b = rack.drain(done % 8);
                if (b >= 0) {
                    bytes += b;
                    done++;
                } else {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Rack rack = new Rack(8);
        Drainer a = new Drainer(rack, 200);
        Drainer b = new Drainer(rack, 200);
        a.start();
        b.start();
        Thread[] senders = new Thread[2];
        for (int s = 0; s < senders.length; s++) {
            final int id = s;
            senders[s] = new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    while (!rack.offer("mail" + id, i, i)) {
                        Thread.yield();
                    }
                }
            });
            senders[s].start();
        }
        for (Thread t : senders) {
            t.join();
        }
        a.join();
        b.join();
        System.out.println(a.bytes + b.bytes);
    }
}
