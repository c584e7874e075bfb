// Plain task fields are written before invokeAll, changed in call(), and read after get(); due/open belong to main only.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TaxRun {

    static class Declaration implements Callable<Declaration> {
        int income;
        int tax;
        boolean checked;

        @Override
        public Declaration call() {
            tax = income * 19 / 100;
            if (income > 50_000) {
                tax += (income - 50_000) / 10;
            }
            checked = true;
            return this;
        }
    }

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private long due;
    private int open;

    List<Declaration> prepare(int n) {
        List<Declaration> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Declaration d = new Declaration();
            d.income = 20_000 + i * 1_500;
            all.add(d);
            open++;
        }
        return all;
    }

    void compute(List<Declaration> all) throws InterruptedException, ExecutionException {
        for (Future<Declaration> f : pool.invokeAll(all)) {
            Declaration d = f.get();
            if (d.checked) {
                due += d.tax;
                open--;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        TaxRun run = new TaxRun();
        List<Declaration> all = run.prepare(40);
        run.compute(all);
        for (Declaration d : all) {
            d.income += 100;
        }
        run.open = all.size();
        run.compute(all);
        run.pool.shutdown();
        System.out.println("due " + run.due + ", open " + run.open);
    }
}
// corpus: unseen26
