// Who looks for a list in a set asks for its hash, and who looks for it in a list for its equality: both read it.
// run: scan --only data-race
// expect: data-race severity=high field=HashOfListBad.hashed
// expect: data-race severity=high field=HashOfListBad.compared
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class HashOfListBad {
    private static final List<String> hashed = new ArrayList<>();
    private static final List<String> compared = new ArrayList<>();

    public static void main(String[] args) {
        Set<List<String>> seen = new HashSet<>();
        List<List<String>> all = new ArrayList<>();
        new Thread(() -> {
            hashed.add("late");
            compared.add("late");
        }).start();
        System.out.println(seen.contains(hashed));
        System.out.println(all.contains(compared));
    }
}
