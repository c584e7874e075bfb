/** A gauge: whoever writes holds the lock, readers take what they see. */
public class GaugeWriters {
    private volatile long value;
    private volatile long max;
    private int rejected;

    synchronized void set(long v) {
        value = v; // @set held: this, not parallel: set, not parallel: add
        raise(v);
    }

    void add(long d) {
        synchronized (this) {
            value += d; // @add held: this, not parallel: add
            raise(value);
        }
    }

    private void raise(long v) {
        if (v > max) {
            max = v; // @raise held: this, not parallel: raise, not parallel: set
        }
    }

    long read() {
        return value; // @read not held: this, parallel: set, parallel: read
    }

    void check(long limit) {
        if (read() > limit) {
            rejected++; // @reject not held: this, parallel: raise
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GaugeWriters gauge = new GaugeWriters(); // shared
        Thread[] meters = new Thread[2]; // confined
        for (int i = 0; i < meters.length; i++) {
            meters[i] = new Thread(() -> {
                gauge.set(3);
                gauge.add(2);
                gauge.check(4);
            });
            meters[i].start();
        }
        System.out.println(gauge.read() >= 0);
        for (Thread m : meters) {
            m.join();
        }
        System.out.println(gauge.max + gauge.rejected);
    }
}
