// run: scan --only lock-order
// expect: none
// the room's own lock covers only the counters and is not held while the ring blocks
public class SpoolRoom {
    static class Drum {
        private final String[] slots;
        private int head;
        private int count;

        Drum(int n) {
            slots = new String[n];
        }

        synchronized void put(String s) throws InterruptedException {
            while (count == slots.length) {
                wait();
            }
            slots[(head + count) % slots.length] = s;
            count++;
            notifyAll();
        }

        synchronized String take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            String s = slots[head];
            head = (head + 1) % slots.length;
            count--;
            notifyAll();
            return s;
        }
    }

    private final Drum drum = new Drum(4);
    private final Object tally = new Object();
    private int submitted;
    private int printed;

    void submit(String job) throws InterruptedException {
        int number;
        synchronized (tally) {
            number = ++submitted;
        }
        drum.put(job + "#" + number);
    }

    String next() throws InterruptedException {
        String job = drum.take();
        synchronized (tally) {
            printed++;
        }
        return job;
    }

    String summary() {
        synchronized (tally) {
            return printed + "/" + submitted;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SpoolRoom room = new SpoolRoom();
        Thread feeder = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    room.submit("page");
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        feeder.start();
        for (int i = 0; i < 100; i++) {
            room.next();
        }
        feeder.join();
        System.out.println(room.summary());
    }
}
// corpus: unseen10
