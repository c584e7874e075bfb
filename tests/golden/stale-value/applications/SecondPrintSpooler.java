// Peek then poll on a concurrent deque by two printers: a printer can print the peeked job but remove another one.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.jobs
// corpus: unseen31
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Phaser;

public class SecondPrintSpooler {
    record Job(int id, int pages) { }

    private final ConcurrentLinkedDeque<Job> jobs = new ConcurrentLinkedDeque<>();
    private final Map<Integer, Integer> printed = new ConcurrentHashMap<>();

    void enqueue(Job j) {
        jobs.addLast(j);
    }

    private boolean printNext(int maxPages) {
        Job head = jobs.peekFirst();
        if (head == null) {
            return false;
        }
        if (head.pages() <= maxPages) {
            emit(head);
        }
        jobs.pollFirst();
        return true;
    }

    private void emit(Job j) {
        printed.merge(j.id(), j.pages(), Integer::sum);
    }

    private void printer(int maxPages, Phaser power) {
        power.arriveAndAwaitAdvance();
        while (printNext(maxPages)) {
            Thread.yield();
        }
        power.arriveAndDeregister();
    }

    public static void main(String[] args) {
        SecondPrintSpooler spooler = new SecondPrintSpooler();
        for (int i = 0; i < 120; i++) {
            spooler.enqueue(new Job(i, 1 + i % 9));
        }
        Phaser power = new Phaser(3);
        new Thread(() -> spooler.printer(20, power), "laser").start();
        new Thread(() -> spooler.printer(20, power), "ink").start();
        power.arriveAndAwaitAdvance();
        power.arriveAndAwaitAdvance();
        int pages = 0;
        for (int p : spooler.printed.values()) {
            pages += p;
        }
        System.out.println(spooler.printed.size() + " jobs " + pages + " pages");
    }
}
