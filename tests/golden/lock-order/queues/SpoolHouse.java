// run: scan --only lock-order
// expect: lock-order
// take() waits inside the queue's monitor while the house's monitor stays held; the producer needs the house's monitor to put
public class SpoolHouse {
    static class Ring {
        private final String[] slots;
        private int head;
        private int count;

        Ring(int n) {
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

    private final Ring ring = new Ring(4);
    private int submitted;
    private int printed;

    synchronized void submit(String job) throws InterruptedException {
        submitted++;
        ring.put(job + "#" + submitted);
    }

    synchronized String next() throws InterruptedException {
        String job = ring.take();
        printed++;
        return job;
    }

    public static void main(String[] args) {
        SpoolHouse house = new SpoolHouse();
        new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    house.submit("page");
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    System.out.println(house.next());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}
// corpus: unseen10
