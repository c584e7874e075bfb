// --all: five races on five fields are five findings, each with its own field.
public class FieldsApart {
    static int a, b, c, d, e;

    static void write() {
        a = 1;
        b = 1;
        c = 1;
        d = 1;
        e = 1;
    }

    public static void main(String[] args) {
        new Thread(FieldsApart::write).start();
        write();
    }
}
// run: raddle check --all --look-ahead none $CLASSES | grep data-race
// out: FieldsApart.java:6: data-race: FieldsApart.a is written by main while Thread-0 writes it
// out: FieldsApart.java:7: data-race: FieldsApart.b is written by main while Thread-0 writes it
// out: FieldsApart.java:8: data-race: FieldsApart.c is written by main while Thread-0 writes it
// out: FieldsApart.java:9: data-race: FieldsApart.d is written by main while Thread-0 writes it
// out: FieldsApart.java:10: data-race: FieldsApart.e is written by main while Thread-0 writes it
