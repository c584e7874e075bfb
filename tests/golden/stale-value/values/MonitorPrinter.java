// run: scan --only stale-value
// expect: none
// a monitor thread reads several synchronized getters and prints an average; nothing is written back
class Throughput {
    private long requests;
    private long millis;

    synchronized void record(long ms) {
        requests++;
        millis += ms;
    }

    synchronized long requests() {
        return requests;
    }

    synchronized long millis() {
        return millis;
    }
}

class ThroughputMonitor extends Thread {
    private final Throughput stats;

    ThroughputMonitor(Throughput stats) {
        this.stats = stats;
        setDaemon(true);
    }

    @Override
    public void run() {
        for (int i = 0; i < 5; i++) {
            long n = stats.requests();
            if (n > 0) {
                System.out.println(n + " requests");
            } else {
                System.out.println("idle");
            }
            Thread.yield();
        }
    }
}

public class MonitorPrinter {
    public static void main(String[] args) throws InterruptedException {
        Throughput stats = new Throughput();
        new ThroughputMonitor(stats).start();
        Thread a = new Thread(() -> stats.record(5));
        Thread b = new Thread(() -> stats.record(7));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
