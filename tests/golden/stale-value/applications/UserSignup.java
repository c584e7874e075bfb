// Two sign-ups for the same nickname can both see it absent; the second put silently replaces the first user.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class UserSignup {

    record User(String nick, String mail) {
    }

    static class Directory {
        private final ConcurrentMap<String, User> users = new ConcurrentHashMap<>();

        boolean register(User user) {
            if (users.containsKey(user.nick())) {
                return false;
            }
            users.put(user.nick(), user);
            return true;
        }

        User find(String nick) {
            return users.get(nick);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Directory directory = new Directory();
        CountDownLatch start = new CountDownLatch(1);
        AtomicInteger accepted = new AtomicInteger();
        String[] mails = {"ben@north.example", "ben@south.example", "ben@west.example"};
        Thread[] forms = new Thread[mails.length];
        for (int i = 0; i < mails.length; i++) {
            User user = new User("ben", mails[i]);
            forms[i] = new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    return;
                }
                if (directory.register(user)) {
                    accepted.incrementAndGet();
                }
            });
            forms[i].start();
        }
        start.countDown();
        for (Thread form : forms) {
            form.join();
        }
        System.out.println(accepted.get() + " accepted, owner " + directory.find("ben").mail());
    }
}
