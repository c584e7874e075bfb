// run: scan --only stale-value
// expect: none
// the pre-check is only an optimisation: the acting synchronized method tests again and reports failure
class Vault {
    private int gold = 5;

    synchronized int gold() {
        return gold;
    }

    synchronized boolean tryTake(int n) {
        if (gold < n) {
            return false;
        }
        gold -= n;
        return true;
    }

    synchronized void put(int n) {
        gold += n;
    }
}

public class ActRechecks {
    private final Vault vault = new Vault();

    public boolean take(int n) {
        if (vault.gold() < n) {
            return false;
        }
        return vault.tryTake(n);
    }

    public void put(int n) {
        vault.put(n);
    }
}
// corpus: unseen
