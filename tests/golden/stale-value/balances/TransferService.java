// run: scan --only stale-value
// expect: stale-value
// funds are checked under the source's lock, which is released before both accounts are updated
class Wallet {
    long money;

    Wallet(long money) {
        this.money = money;
    }
}

public class TransferService {
    public Wallet create(long money) {
        return new Wallet(money);
    }

    public boolean transfer(Wallet from, Wallet to, long amount) {
        boolean enough;
        synchronized (from) {
            enough = from.money >= amount;
        }
        if (!enough) {
            return false;
        }
        synchronized (from) {
            from.money -= amount;
        }
        synchronized (to) {
            to.money += amount;
        }
        return true;
    }
}
// corpus: unseen
