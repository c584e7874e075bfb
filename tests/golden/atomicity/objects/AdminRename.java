// run: scan --only atomicity
// expect: atomicity method=AdminRename$Admin.rename line=here
// Admin.rename (context Admin monitor): Person.setFirst and Person.setLast are two write sections, fullName reads both under the witness between.
public class AdminRename {
    public static class Person {
        private String first, last;
        public Person(String f, String l) { first = f; last = l; }
        public synchronized void setFirst(String f) { first = f; }
        public synchronized void setLast(String l) { last = l; }
        public synchronized String fullName() { return first + " " + last; }
    }

    public static class Admin {
        private int renames;
        private String lastChange = "";
        private final long since = System.nanoTime();

        public synchronized void rename(Person p, String first, String last) {
            p.setFirst(first);
            p.setLast(last); // <- here
            renames++;
            lastChange = first + last;
        }
        public synchronized String lastChange() { return renames + ":" + lastChange; }
    }
}
// corpus: unseen
