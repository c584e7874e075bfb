// run: scan --only stale-value
// expect: none
// Clean: the Sampler reads the counter under its lock and stores the difference in its own fields, which only the sampler thread touches; nothing is written back to the counter.
import java.util.ArrayList;
import java.util.List;

class RequestCounter {
    private long n;

    synchronized void hit() { n++; }

    synchronized long value() { return n; }
}

class Sampler extends Thread {
    private final RequestCounter counter;
    private final List<Long> rates = new ArrayList<>();
    private long previous;

    Sampler(RequestCounter counter) {
        super("sampler");
        this.counter = counter;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < 10; i++) {
                Thread.sleep(5);
                long now = counter.value();
                long rate = now - previous;
                if (rate > 0) {
                    rates.add(rate);
                }
                previous = now;
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    List<Long> rates() { return rates; }
}

public class SamplerCopy {
    public static void main(String[] args) throws InterruptedException {
        RequestCounter c = new RequestCounter();
        Sampler s = new Sampler(c);
        Thread[] clients = new Thread[2];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> { for (int k = 0; k < 50_000; k++) c.hit(); });
            clients[i].start();
        }
        s.start();
        for (Thread t : clients) {
            t.join();
        }
        s.join();
        System.out.println(c.value() + " " + (s.rates().size() <= 10));
    }
}
// corpus: unseen
