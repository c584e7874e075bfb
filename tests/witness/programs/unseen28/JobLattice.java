import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToLongFunction;

public class JobLattice {
    static class Job {
        final String name;
        private final List<Job> inputs = new ArrayList<>();
        private final List<Job> dependents = new ArrayList<>();
        private final AtomicInteger missing = new AtomicInteger();
        private final ToLongFunction<List<Job>> formula;
        private long result;
        private String ranOn;

        Job(String name, ToLongFunction<List<Job>> formula) {
            this.name = name;
            this.formula = formula;
        }

        Job after(Job... jobs) {
            for (Job j : jobs) {
                inputs.add(j);
                j.dependents.add(this);
                missing.incrementAndGet();
            }
            return this;
        }
    }

    static class Scheduler {
        private final ExecutorService pool = Executors.newFixedThreadPool(3);
        private final CountDownLatch left;

        Scheduler(int jobs) {
            left = new CountDownLatch(jobs);
        }

        void launch(Job j) {
            pool.execute(() -> {
                j.result = j.formula.applyAsLong(j.inputs);
                j.ranOn = Thread.currentThread().getName();
                for (Job d : j.dependents) {
                    if (d.missing.decrementAndGet() == 0) {
                        launch(d);
                    }
                }
                left.countDown();
            });
        }

        void finish() throws InterruptedException {
            left.await();
            pool.shutdown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Job> all = new ArrayList<>();
        List<Job> roots = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            final int n = i;
            Job r = new Job("load" + i, in -> n * 10L);
            roots.add(r);
            all.add(r);
        }
        List<Job> level = roots;
        while (level.size() > 1) {
            List<Job> up = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i++) {
                Job j = new Job("mix", in -> in.stream().mapToLong(x -> x.result).sum() + 1)
                        .after(level.get(i), level.get(i + 1));
                up.add(j);
                all.add(j);
            }
            level = up;
        }
        Scheduler s = new Scheduler(all.size());
        roots.forEach(s::launch);
        s.finish();
        long named = all.stream().filter(j -> j.ranOn != null).count();
        System.out.println(level.get(0).result + " from " + named + " jobs");
    }
}
