import java.util.ArrayList;
import java.util.List;

public class BoundedBufferMonitor {
    static class Parcel {
        int weight;
        String route;
        int stamps;
    }

    static class Buffer<T> {
        private final Object[] slots;
        private int head, tail, count;
        private boolean closed;

        Buffer(int capacity) {
            slots = new Object[capacity];
        }

        synchronized void put(T item) throws InterruptedException {
            while (count == slots.length) {
                wait();
            }
            slots[tail] = item;
            tail = (tail + 1) % slots.length;
            count++;
            notifyAll();
        }

        @SuppressWarnings("unchecked")
        synchronized T take() throws InterruptedException {
            while (count == 0 && !closed) {
                wait();
            }
            if (count == 0) {
                return null;
            }
            T item = (T) slots[head];
            slots[head] = null;
            head = (head + 1) % slots.length;
            count--;
            notifyAll();
            return item;
        }

        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }

    static class Sorter extends Thread {
        private final Buffer<Parcel> in;
        private final Buffer<Parcel> out;
        int handled;

        Sorter(Buffer<Parcel> in, Buffer<Parcel> out) {
            this.in = in;
            this.out = out;
        }

        @Override
        public void run() {
            try {
                Parcel p;
                while ((p = in.take()) != null) {
                    p.route = p.weight > 50 ? "truck" : "bike";
                    p.stamps++;
                    handled++;
                    out.put(p);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer<Parcel> incoming = new Buffer<>(4);
        Buffer<Parcel> sorted = new Buffer<>(4);
        List<Sorter> sorters = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Sorter s = new Sorter(incoming, sorted);
            sorters.add(s);
            s.start();
        }
        int[] trucks = new int[1];
        Thread loader = new Thread(() -> {
            try {
                Parcel p;
                while ((p = sorted.take()) != null) {
                    p.stamps++;
                    if (p.route.equals("truck")) {
                        trucks[0]++;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        loader.start();
        for (int i = 0; i < 200; i++) {
            Parcel p = new Parcel();
            p.weight = (i * 37) % 100;
            incoming.put(p);
        }
        incoming.close();
        int total = 0;
        for (Sorter s : sorters) {
            s.join();
            total += s.handled;
        }
        sorted.close();
        loader.join();
        System.out.println(total + " parcels, " + trucks[0] + " by truck");
    }
}
