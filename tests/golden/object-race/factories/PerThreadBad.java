// The session is made before the threads, for both.
//
// run: scan --only object-race
// expect: object-race#1 line=say
// expect: object-race#2 line=say
import java.util.*;

public class PerThreadBad {
    static class Session {
        private final List<String> log = new ArrayList<>();

        void say(String text) {
            log.add(text); // <- say
        }
    }

    static Session open() {
        return new Session();
    }

    public static void main(String[] args) {
        Session first = open();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Session mine = first;
                mine.say("hello");
            }).start();
    }
}
