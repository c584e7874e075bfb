// What init makes the others cannot do without: whoever comes before it fails. So it has run before they do, and needs
// no lock for what it writes.
// run: scan --library --only data-race
import java.util.Random;

public class MadeBeforeUse {
    private Random random;
    private int limit;

    public void init(int bits) {
        random = new Random(bits); // expect: data-race field=MadeBeforeUse.random severity=medium
        limit = Integer.highestOneBit(random.nextInt()); // expect: data-race field=MadeBeforeUse.limit severity=medium
    }

    public synchronized int next() {
        return random.nextInt() % limit;
    }

    public synchronized int twice() {
        return 2 * random.nextInt() % limit;
    }

    public synchronized int half() {
        int n = random.nextInt() % limit;
        return n / 2;
    }
}
