// jdk: 25
// Pattern switches: types, guards, records in records, null, sealed, enums, primitives boxed, yield.
import java.util.List;

class PatternSwitch25 {
	sealed interface Expr permits Num, Add, Mul, Neg { }

	record Num(int value) implements Expr { }

	record Add(Expr left, Expr right) implements Expr { }

	record Mul(Expr left, Expr right) implements Expr { }

	record Neg(Expr inner) implements Expr { }

	enum Color { RED, GREEN, BLUE }

	sealed interface Token permits Word, Color2 { }

	record Word(String text) implements Token { }

	enum Color2 implements Token { CYAN, PINK }

	static int eval(Expr e) {
		return switch (e) {
			case Num(int v) -> v;
			case Add(Num(var a), Num(var b)) when a == b -> 2 * a;
			case Add(var l, var r) -> eval(l) + eval(r);
			case Mul(Expr l, Expr r) -> eval(l) * eval(r);
			case Neg(Neg(var inner)) -> eval(inner);
			case Neg n -> -eval(n.inner());
		};
	}

	static String describe(Object o) {
		return switch (o) {
			case null -> "null!";
			case Integer i when i > 100 -> "big " + i;
			case Integer i -> "int " + i;
			case Long l -> "long " + l;
			case String s when s.isEmpty() -> "empty";
			case String s -> "string " + s.length();
			case Color c when c == Color.RED -> "red";
			case Color c -> "color " + c.ordinal();
			case int[] a -> "ints " + a.length;
			case List<?> list when list.size() > 2 -> "long list";
			case List<?> list -> "list " + list;
			case Character c -> "char " + c;
			default -> o.getClass().getSimpleName();
		};
	}

	static String token(Token t) {
		return switch (t) {
			case Color2.CYAN -> "cyan";
			case Word(String text) when text.startsWith("x") -> "x-word";
			case Word w -> w.text();
			case Color2.PINK -> "pink";
		};
	}

	static String text(String s) {
		return switch (s) {
			case "a", "b" -> "first";
			case String t when t.length() > 5 -> "long";
			case null, default -> "other";
		};
	}

	static String color(Color c) {
		return switch (c) {
			case RED -> "r";
			case null -> "n";
			case Color x when x.name().length() > 4 -> "g";
			case Color x -> "b";
		};
	}

	public static void main(String[] args) {
		System.out.println(eval(new Add(new Num(3), new Mul(new Num(4), new Neg(new Neg(new Num(5)))))) + " " + eval(new Add(new Num(7), new Num(7))));
		for (Object o : new Object[] { null, 5, 500, 7L, "", "four", Color.RED, Color.BLUE, new int[3], List.of(1), List.of(1, 2, 3), 'c', 1.5f }) {
			System.out.println(describe(o));
		}
		System.out.println(token(Color2.CYAN) + token(Color2.PINK) + token(new Word("xy")) + token(new Word("ab")));
		System.out.println(text("a") + text("zzzzzzz") + text("c") + text(null));
		System.out.println(color(Color.RED) + color(Color.GREEN) + color(Color.BLUE) + color(null));
		Object o = new Add(new Num(1), new Num(2));
		if (o instanceof Add(Num(int x), Num(int y)) && x < y) {
			System.out.println(x + y);
		}
		try {
			Expr nothing = null;
			eval(nothing);
		} catch (NullPointerException e) {
			System.out.println("no null case");
		}
		record Bad(int v) {
			public int v() {
				throw new IllegalStateException("accessor");
			}
		}
		try {
			Object bad = new Bad(1);
			System.out.println(bad instanceof Bad(int v) ? v : -1);
		} catch (MatchException e) {
			System.out.println(e.getCause());
		}
	}
}
