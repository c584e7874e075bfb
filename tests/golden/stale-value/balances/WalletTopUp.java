// run: scan --only stale-value
// expect: stale-value
// topUp() reads the balance under the lock, adds outside, and writes back under the lock taken again: concurrent top-ups are lost
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class WalletTopUp {
    static class Wallet {
        private BigDecimal balance = BigDecimal.ZERO;

        synchronized BigDecimal balance() {
            return balance;
        }

        synchronized void setBalance(BigDecimal b) {
            if (b.signum() < 0) {
                throw new IllegalArgumentException("negative");
            }
            balance = b;
        }
    }

    record Bonus(int percent) {
        BigDecimal applyTo(BigDecimal amount) {
            return amount.add(amount.multiply(BigDecimal.valueOf(percent, 2)));
        }
    }

    private final Wallet wallet;
    private final Bonus bonus;

    WalletTopUp(Wallet wallet, Bonus bonus) {
        this.wallet = wallet;
        this.bonus = bonus;
    }

    void topUp(BigDecimal amount) {
        BigDecimal next = wallet.balance().add(bonus.applyTo(amount));
        wallet.setBalance(next);
    }

    public static void main(String[] args) throws Exception {
        Wallet w = new Wallet();
        WalletTopUp svc = new WalletTopUp(w, new Bonus(10));
        Callable<Void> job = () -> {
            for (int i = 0; i < 5000; i++) {
                svc.topUp(BigDecimal.ONE);
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
