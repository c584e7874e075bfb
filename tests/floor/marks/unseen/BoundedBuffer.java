import java.util.ArrayDeque;
import java.util.Deque;

/** A bounded buffer with wait and notify. */
public class BoundedBuffer {
    private final Deque<Integer> items = new ArrayDeque<>(); // shared
    private final int capacity = 2;
    private int puts;
    private int offered;
    private int taken;

    void put(int n) throws InterruptedException {
        offered++; // @offer not held: this, parallel: offer, parallel: take
        synchronized (this) {
            while (items.size() == capacity) {
                wait();
            }
            items.addLast(n); // @put held: this, not parallel: put, not parallel: take
            puts++;
            notifyAll();
        }
    }

    synchronized int take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        taken++; // @take held: this, not parallel: take
        notifyAll();
        return items.removeFirst();
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer(); // shared
        Thread[] producers = new Thread[2]; // confined
        for (int p = 0; p < producers.length; p++) {
            producers[p] = new Thread(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        buffer.put(i);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            producers[p].start();
        }
        int[] got = new int[20]; // confined
        for (int i = 0; i < got.length; i++) {
            got[i] = buffer.take(); // @got parallel: offer
        }
        for (Thread p : producers) {
            p.join();
        }
        System.out.println(buffer.puts - buffer.taken + got[0]); // @end not parallel: put, not parallel: offer
    }
}
