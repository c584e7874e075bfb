// run: scan --only atomicity
// expect: atomicity
// Artemis producer-credit style: two senders of one session each hold their own send lock, ask the shared credits and consume in a second call, so together they overdraw
import java.util.ArrayDeque;
import java.util.Queue;

class SessionCredits {
    private int balance;
    private int lowest;

    synchronized int available() {
        return balance;
    }

    synchronized void consume(int n) {
        balance -= n;
        lowest = Math.min(lowest, balance);
    }

    synchronized void grant(int n) {
        balance += n;
    }

    synchronized int lowest() {
        return lowest;
    }
}

public class CreditSender {
    private final Object sendLock = new Object();
    private final Queue<byte[]> blocked = new ArrayDeque<>();
    private final SessionCredits credits;
    private int sent;

    CreditSender(SessionCredits credits) {
        this.credits = credits;
    }

    void send(byte[] message) {
        synchronized (sendLock) {
            if (blocked.isEmpty() && credits.available() >= message.length) {
                credits.consume(message.length);
                sent++;
            } else {
                blocked.add(message);
            }
        }
    }

    int sent() {
        synchronized (sendLock) {
            return sent;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int worst = 0;
        for (int round = 0; round < 3_000; round++) {
            SessionCredits credits = new SessionCredits();
            credits.grant(10);
            CreditSender a = new CreditSender(credits);
            CreditSender b = new CreditSender(credits);
            Thread ta = new Thread(() -> a.send(new byte[8]));
            Thread tb = new Thread(() -> b.send(new byte[8]));
            ta.start();
            tb.start();
            ta.join();
            tb.join();
            worst = Math.min(worst, credits.lowest());
        }
        System.out.println("lowest credit " + worst);
    }
}
// corpus: unseen19
