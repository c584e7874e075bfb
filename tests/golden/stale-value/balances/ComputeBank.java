// run: scan --only stale-value
// expect: none
// balance check and debit inside ConcurrentHashMap.compute
import java.util.concurrent.ConcurrentHashMap;

public class ComputeBank {
    private final ConcurrentHashMap<String, Long> balances = new ConcurrentHashMap<>();

    public void deposit(String account, long amount) {
        balances.merge(account, amount, Long::sum);
    }

    public boolean withdraw(String account, long amount) {
        boolean[] ok = new boolean[1];
        balances.computeIfPresent(account, (k, b) -> {
            if (b >= amount) {
                ok[0] = true;
                return b - amount;
            }
            return b;
        });
        return ok[0];
    }
}
// corpus: unseen
