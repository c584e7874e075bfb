// The owner locks, but hands its list out: main changes it with no lock.
//
// run: scan --only object-race
// expect: object-race line=join
import java.util.*;

public class GetterBad {
    static class Club {
        private final List<String> members = new ArrayList<>();

        synchronized void join(String name) {
            members.add(name); // <- join
        }

        synchronized List<String> members() {
            return members;
        }
    }

    public static void main(String[] args) {
        Club club = new Club();
        new Thread(() -> club.join("a")).start();
        club.members().remove("b");
    }
}
