// Both make it where it is missing, whoever comes first: nobody is set up by the other.
// run: scan --library --only data-race
import java.util.ArrayList;
import java.util.List;

public class MadeWhenAsked {
    private List<String> names;

    public synchronized void add(String name) {
        if (names == null)
            names = new ArrayList<>();
        names.add(name);
    }

    public List<String> names() {
        if (null == names)
            names = new ArrayList<>(); // expect: data-race field=MadeWhenAsked.names severity=high
        return names;
    }

    public synchronized int size() {
        return names.size();
    }

    public synchronized String first() {
        return names.get(0);
    }
}
