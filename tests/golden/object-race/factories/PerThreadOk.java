// Each thread makes its session by the same static method.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class PerThreadOk {
    static class Session {
        private final List<String> log = new ArrayList<>();

        void say(String text) {
            log.add(text);
        }
    }

    static Session open() {
        return new Session();
    }

    public static void main(String[] args) {
        Session first = open();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Session mine = open();
                mine.say("hello");
            }).start();
    }
}
