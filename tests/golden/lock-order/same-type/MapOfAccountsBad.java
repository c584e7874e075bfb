// run: scan --only lock-order
// expect: lock-order
// Two accounts looked up by name are locked in the order of the arguments.
import java.util.*;
public class MapOfAccountsBad {
    static class Acc { int b; }
    static class Bank { final Map<String,Acc> m=new HashMap<>();
    void move(String f,String t){ Acc x=m.get(f), y=m.get(t); synchronized(x){ synchronized(y){ x.b--; y.b++; } } } }
    public static void main(String[] z){ Bank k=new Bank(); k.m.put("a",new Acc()); k.m.put("b",new Acc()); new Thread(()->k.move("a","b")).start(); new Thread(()->k.move("b","a")).start(); } }
