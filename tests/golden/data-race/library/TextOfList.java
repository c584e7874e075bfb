// Whoever makes a text of a collection reads it, however the text is made; so does who looks for it by its hash.
// run: scan --library --only data-race
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class TextOfList {
    private final List<String> joined = new ArrayList<>();
    private final List<String> appended = new ArrayList<>();
    private final List<String> valued = new ArrayList<>();
    private final List<String> printed = new ArrayList<>();
    private final List<String> hashed = new ArrayList<>();
    private final List<String> locked = new ArrayList<>();
    private final List<String> counted = new ArrayList<>();

    public synchronized void add(String text) {
        joined.add(text); // expect: data-race#1 severity=high field=TextOfList.joined
        appended.add(text); // expect: data-race#2 field=TextOfList.appended
        valued.add(text); // expect: data-race#3 field=TextOfList.valued
        printed.add(text); // expect: data-race#4 field=TextOfList.printed
        hashed.add(text); // expect: data-race#5 field=TextOfList.hashed
        locked.add(text);
        counted.add(text);
    }

    public synchronized void clear() {
        joined.clear();
        appended.clear();
        valued.clear();
        printed.clear();
        hashed.clear();
        locked.clear();
        counted.clear();
    }

    public String describe(int n) { return n + " of " + joined; } // expect: data-race#1

    public String lines() {
        return new StringBuilder("lines ").append(appended).toString(); // expect: data-race#2
    }

    public String values() { return String.valueOf(valued); } // expect: data-race#3

    public void print() { System.out.println(printed); } // expect: data-race#4

    public boolean isIn(Set<List<String>> all) { return all.contains(hashed); } // expect: data-race#5

    public synchronized String lockedText() { return "locked " + locked; }

    public synchronized String countText() { return "counted " + counted.size(); }
}
