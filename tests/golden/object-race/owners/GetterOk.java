// It hands out a copy.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class GetterOk {
    static class Club {
        private final List<String> members = new ArrayList<>();

        synchronized void join(String name) {
            members.add(name);
        }

        synchronized List<String> members() {
            return new ArrayList<>(members);
        }
    }

    public static void main(String[] args) {
        Club club = new Club();
        new Thread(() -> club.join("a")).start();
        club.members().remove("b");
    }
}
