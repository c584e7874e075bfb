// Steps are submitted one after another and each Future.get returns before the next submit, so accesses are ordered across pool threads.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntUnaryOperator;

public class StagePlan {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final List<String> log = new ArrayList<>();
    private int stock;

    private final class Step implements Callable<Integer> {
        private final String name;
        private final IntUnaryOperator change;

        Step(String name, IntUnaryOperator change) {
            this.name = name;
            this.change = change;
        }

        @Override
        public Integer call() {
            int before = stock;
            stock = change.applyAsInt(before);
            log.add(name + " " + before + "->" + stock);
            return stock;
        }
    }

    private int runStep(Step s) throws InterruptedException {
        try {
            return pool.submit(s).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    int run(int rounds) throws InterruptedException {
        int last = 0;
        for (int i = 0; i < rounds; i++) {
            final int n = i;
            last = runStep(new Step("load", x -> x + n * 3));
            if (stock > 40) {
                last = runStep(new Step("ship", x -> x - 25));
            }
            last = runStep(new Step("scrap", x -> Math.max(0, x - 1)));
            log.add("round " + n + " " + last);
        }
        return last;
    }

    void close() {
        pool.shutdown();
    }

    public static void main(String[] args) throws InterruptedException {
        StagePlan plan = new StagePlan();
        try {
            System.out.println(plan.run(12) + " " + plan.log.size());
        } finally {
            plan.close();
        }
    }
}
