// run: scan --only stale-value
// expect: none
// offer tests and stores in one step and tells the result; the producer goes on only when it was stored
public class PlotterBuffer {
    private final int[] slots;
    private int head;
    private int used;
    private boolean closed;

    PlotterBuffer(int size) {
        slots = new int[size];
    }

    synchronized boolean offer(int stroke) {
        if (used == slots.length) {
            return false;
        }
        slots[(head + used) % slots.length] = stroke;
        used++;
        notifyAll();
        return true;
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (used == 0 && !closed) {
            wait();
        }
        if (used == 0) {
            return -1;
        }
        int stroke = slots[head];
        head = (head + 1) % slots.length;
        used--;
        return stroke;
    }

    static void produce(PlotterBuffer buffer, int from, int to) {
        int stroke = from;
        while (stroke < to) {
            if (buffer.offer(stroke)) {
                stroke++;
            } else {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PlotterBuffer buffer = new PlotterBuffer(8);
        Thread a = new Thread(() -> produce(buffer, 0, 5_000));
        Thread b = new Thread(() -> produce(buffer, 5_000, 10_000));
        long[] sum = new long[1];
        Thread plotter = new Thread(() -> {
            try {
                for (int s = buffer.take(); s >= 0; s = buffer.take()) {
                    sum[0] += s;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        plotter.start();
        a.start();
        b.start();
        a.join();
        b.join();
        buffer.close();
        plotter.join();
        System.out.println(sum[0]);
    }
}
// corpus: unseen20
