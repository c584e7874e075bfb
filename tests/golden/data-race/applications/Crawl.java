// After the timeout and cancel(true) the task may still run; main reads the counter without any ordering.
// run: scan --only data-race
// expect: data-race field=Crawl$Walker.visited
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Crawl {

    static class Walker implements Runnable {
        private final int budget;
        private int visited;

        Walker(int budget) {
            this.budget = budget;
        }

        @Override
        public void run() {
            for (int i = 0; i < budget && !Thread.currentThread().isInterrupted(); i++) {
                visit(i);
            }
        }

        private void visit(int page) {
            double x = page;
            for (int i = 0; i < 2000; i++) {
                x = Math.sqrt(x + i);
            }
            if (x > 0) {
                visited++;
            }
        }

        int visited() {
            return visited;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Walker walker = new Walker(1_000_000);
        Future<?> future = pool.submit(walker);
        try {
            future.get(200, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            future.cancel(true);
        }
        System.out.println("visited " + walker.visited());
        pool.shutdownNow();
    }
}
// corpus: unseen26
