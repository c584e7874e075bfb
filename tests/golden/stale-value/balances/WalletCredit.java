// run: scan --only stale-value
// expect: none
// read, add and write back happen inside one hold of the wallet's monitor (adjust)
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;

public class WalletCredit {
    static class Purse {
        private BigDecimal balance = BigDecimal.ZERO;

        synchronized BigDecimal balance() {
            return balance;
        }

        private synchronized void setBalance(BigDecimal b) {
            if (b.signum() < 0) {
                throw new IllegalArgumentException("negative");
            }
            balance = b;
        }

        synchronized void adjust(UnaryOperator<BigDecimal> change) {
            setBalance(change.apply(balance()));
        }
    }

    record Extra(int percent) {
        BigDecimal applyTo(BigDecimal amount) {
            return amount.add(amount.multiply(BigDecimal.valueOf(percent, 2)));
        }
    }

    private final Purse purse;
    private final Extra extra;

    WalletCredit(Purse purse, Extra extra) {
        this.purse = purse;
        this.extra = extra;
    }

    void credit(BigDecimal amount) {
        BigDecimal plus = extra.applyTo(amount);
        purse.adjust(b -> b.add(plus));
    }

    public static void main(String[] args) throws Exception {
        Purse w = new Purse();
        WalletCredit svc = new WalletCredit(w, new Extra(10));
        Callable<Void> job = () -> {
            for (int i = 0; i < 5000; i++) {
                svc.credit(BigDecimal.ONE);
            }
            return null;
        };
        ExecutorService ex = Executors.newFixedThreadPool(3);
        ex.invokeAll(List.of(job, job, job));
        ex.shutdown();
        System.out.println(w.balance());
    }
}
// corpus: unseen12
