// The text, the hash and the equality of the lists are made under the lock that guards them.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class TextOfListOk {
    private static final List<String> TAGS = new ArrayList<>();

    public static void main(String[] args) {
        Set<List<String>> seen = new HashSet<>();
        new Thread(() -> {
            synchronized (TAGS) {
                TAGS.add("late");
            }
        }).start();
        synchronized (TAGS) {
            System.out.println("tags " + TAGS);
            System.out.println(seen.contains(TAGS));
            System.out.println(new ArrayList<>(seen).indexOf(TAGS));
        }
    }
}
