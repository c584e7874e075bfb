// run: scan --only stale-value
// expect: stale-value
// each instance sees leader == null on the volatile field and then sets itself; two instances start the job
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

public class SchedulerLeader {
    static final class Election {
        private volatile String leader;

        boolean claim(String name) {
            if (leader == null) {
                leader = name;
                return true;
            }
            return false;
        }

        String leader() {
            return leader;
        }
    }

    static final class Instance implements Runnable {
        private final String name;
        private final Election election;
        private final CyclicBarrier start;
        private final AtomicInteger started;

        Instance(String name, Election election, CyclicBarrier start, AtomicInteger started) {
            this.name = name;
            this.election = election;
            this.start = start;
            this.started = started;
        }

        @Override
        public void run() {
            try {
                start.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                return;
            }
            if (election.claim(name)) {
                started.incrementAndGet();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Election election = new Election();
        CyclicBarrier start = new CyclicBarrier(3);
        AtomicInteger started = new AtomicInteger();
        List<Thread> threads = Stream.of("n1", "n2", "n3")
                .map(n -> new Thread(new Instance(n, election, start, started)))
                .toList();
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(election.leader() + " " + started.get());
    }
}
// corpus: unseen15
