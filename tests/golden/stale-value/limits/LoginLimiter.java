// run: scan --only stale-value --library
// expect: stale-value
// tryLogin() compares active.get() with the limit and increments later, so more than the limit of users get in.
import java.util.concurrent.atomic.AtomicInteger;

public class LoginLimiter {
    private final int limit;
    private final AtomicInteger active = new AtomicInteger();

    public LoginLimiter(int limit) {
        this.limit = limit;
    }

    public boolean tryLogin(String user) {
        if (active.get() >= limit) {
            return false;
        }
        active.incrementAndGet();
        System.out.println(user + " logged in");
        return true;
    }

    public void logout(String user) {
        active.decrementAndGet();
    }
}
// corpus: unseen
