// CashbackWallet.debit overrides a synchronized method without synchronized and does cents += after super.debit.
// run: scan --only data-race
// expect: data-race field=WalletAccounts$Wallet.cents
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class WalletAccounts {
    static class Wallet {
        protected long cents;
        private final List<String> notes = new ArrayList<>();

        synchronized void credit(long amount) {
            cents += amount;
            note("credit " + amount);
        }

        synchronized boolean debit(long amount) {
            if (cents < amount) {
                return false;
            }
            cents -= amount;
            note("debit " + amount);
            return true;
        }

        private void note(String s) {
            if (notes.size() < 50) {
                notes.add(s);
            }
        }

        synchronized long cents() {
            return cents;
        }

        synchronized int noteCount() {
            return notes.size();
        }
    }

    static class CashbackWallet extends Wallet {
        private final int percent;

        CashbackWallet(int percent) {
            this.percent = percent;
        }

        @Override
        boolean debit(long amount) {
            boolean ok = super.debit(amount);
            if (ok) {
                cents += amount * percent / 100;
            }
            return ok;
        }
    }

    static Callable<Integer> shopper(Wallet w, long price) {
        return () -> {
            int bought = 0;
            for (int i = 0; i < 200; i++) {
                w.credit(price / 2);
                if (w.debit(price)) {
                    bought++;
                }
            }
            return bought;
        };
    }

    public static void main(String[] args) throws Exception {
        Wallet plain = new Wallet();
        Wallet cashback = new CashbackWallet(5);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        int bought = 0;
        for (var f : pool.invokeAll(List.of(
                shopper(plain, 300), shopper(plain, 500),
                shopper(cashback, 300), shopper(cashback, 500)))) {
            bought += f.get();
        }
        pool.shutdown();
        System.out.println("bought " + bought + " plain " + plain.cents() + " cashback " + cashback.cents()
                + " notes " + (plain.noteCount() + cashback.noteCount()));
    }
}
// corpus: unseen27
