// Nobody changes the list once it is constructed.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class UnmodifiableViewOk {
    private final List<String> ls = new ArrayList<>();
    private final List<String> ro = Collections.unmodifiableList(ls);

    UnmodifiableViewOk() {
        ls.add("a");
        ls.add("b");
    }

    List<String> all() {
        return ro;
    }

    public static void main(String[] a) {
        UnmodifiableViewOk u = new UnmodifiableViewOk();
        for (int i = 0; i < 3; i++)
            new Thread(
                            () -> {
                                for (String s : u.all()) System.out.println(s);
                            })
                    .start();
    }
}
