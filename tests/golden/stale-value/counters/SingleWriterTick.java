// run: scan --only stale-value
// expect: none
// Clean: the volatile counter is incremented by one thread only (the ticker); all other threads just read it.
class Clock implements Runnable {
    private volatile long ticks;
    private volatile boolean stop;

    @Override
    public void run() {
        while (!stop) {
            ticks++;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    long ticks() { return ticks; }

    void stop() { stop = true; }
}

class Reader implements Runnable {
    private final Clock clock;
    private final String name;

    Reader(String name, Clock clock) {
        this.name = name;
        this.clock = clock;
    }

    @Override
    public void run() {
        long last = clock.ticks();
        for (int i = 0; i < 20; i++) {
            long now = clock.ticks();
            if (now < last) {
                System.err.println(name + ": time runs backwards");
            }
            last = now;
            try {
                Thread.sleep(2);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}

public class SingleWriterTick {
    public static void main(String[] args) throws InterruptedException {
        Clock c = new Clock();
        Thread t = new Thread(c, "clock");
        Thread a = new Thread(new Reader("a", c));
        Thread b = new Thread(new Reader("b", c));
        t.start();
        a.start();
        b.start();
        a.join();
        b.join();
        c.stop();
        t.join();
        System.out.println(c.ticks() > 0);
    }
}
// corpus: unseen
