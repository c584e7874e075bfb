// run: scan --only stale-value
// expect: stale-value
// check and act through an interface whose implementation is synchronized
interface Purse {
    int coins();

    void pay(int n);
}

class LeatherPurse implements Purse {
    private int coins;

    LeatherPurse(int coins) {
        this.coins = coins;
    }

    @Override
    public synchronized int coins() {
        return coins;
    }

    @Override
    public synchronized void pay(int n) {
        coins -= n;
    }
}

public class InterfaceAccount {
    private final Purse purse = new LeatherPurse(100);

    public boolean buy(int price) {
        boolean enough = purse.coins() >= price;
        if (enough) {
            purse.pay(price);
        }
        return enough;
    }
}
// corpus: unseen
