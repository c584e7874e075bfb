// run: scan --only lock-order
// expect: none
// both directions are open calls: shutdown aborts a copy after releasing the bank, a socket returns itself after releasing its own monitor
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class SocketBank {
    private final Deque<BankSocket> idle = new ArrayDeque<>();
    private final Set<BankSocket> leased = new LinkedHashSet<>();
    private int serial;
    private boolean down;

    public synchronized BankSocket lease() {
        if (down) {
            throw new IllegalStateException("bank is down");
        }
        BankSocket s = idle.pollFirst();
        if (s == null) {
            s = new BankSocket(this, ++serial);
        }
        leased.add(s);
        return s;
    }

    synchronized void giveBack(BankSocket s) {
        if (leased.remove(s) && !down) {
            idle.addLast(s);
        }
    }

    public void shutdown() {
        List<BankSocket> victims;
        synchronized (this) {
            down = true;
            victims = new ArrayList<>(leased);
            leased.clear();
            idle.clear();
        }
        for (BankSocket s : victims) {
            s.abort();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SocketBank bank = new SocketBank();
        Thread[] users = new Thread[4];
        for (int i = 0; i < users.length; i++) {
            BankSocket s = bank.lease();
            users[i] = new Thread(() -> {
                s.send("ping");
                s.close();
            }, "user-" + i);
            users[i].start();
        }
        bank.shutdown();
        for (Thread t : users) {
            t.join();
        }
    }
}

class BankSocket {
    private final SocketBank owner;
    private final int id;
    private boolean broken;
    private int frames;

    BankSocket(SocketBank owner, int id) {
        this.owner = owner;
        this.id = id;
    }

    synchronized int send(String text) {
        if (broken) {
            return -1;
        }
        return ++frames + text.length() + id;
    }

    void close() {
        synchronized (this) {
            frames = 0;
        }
        owner.giveBack(this);
    }

    synchronized void abort() {
        broken = true;
    }
}
// corpus: unseen11
