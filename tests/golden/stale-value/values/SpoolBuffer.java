// run: scan --only stale-value
// expect: stale-value
// producers test isFull and then put; two producers pass the test for the last slot and put overwrites an unread element
public class SpoolBuffer {
    private final int[] slots;
    private int head;
    private int tail;
    private int used;
    private int overwritten;

    SpoolBuffer(int size) {
        slots = new int[size];
    }

    synchronized boolean isFull() {
        return used == slots.length;
    }

    synchronized void put(int page) {
        if (used == slots.length) {
            overwritten++;
            head = (head + 1) % slots.length;
            used--;
        }
        slots[tail] = page;
        tail = (tail + 1) % slots.length;
        used++;
    }

    synchronized int take() {
        if (used == 0) {
            return -1;
        }
        int page = slots[head];
        head = (head + 1) % slots.length;
        used--;
        return page;
    }

    synchronized int overwritten() {
        return overwritten;
    }

    static void produce(SpoolBuffer spool, int from, int to) {
        int page = from;
        while (page < to) {
            if (!spool.isFull()) {
                spool.put(page);
                page++;
            } else {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SpoolBuffer spool = new SpoolBuffer(4);
        Thread a = new Thread(() -> produce(spool, 0, 10_000));
        Thread b = new Thread(() -> produce(spool, 10_000, 20_000));
        Thread printer = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                if (spool.take() < 0) {
                    Thread.yield();
                }
            }
        });
        printer.start();
        a.start();
        b.start();
        a.join();
        b.join();
        printer.interrupt();
        printer.join();
        System.out.println("lost pages " + spool.overwritten());
    }
}
// corpus: unseen20
