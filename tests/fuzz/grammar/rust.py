"""Rust: slices, iterators, owned memory, enums with payload, closures, traits; see `writer` for how templates are read."""

from __future__ import annotations

from tests.fuzz.grammar.c import BOUNDS, INDICES
from tests.fuzz.writer import Grammar

SIMPLE = {
    "assign": "$place = $value;",
    "add": "$place «+=¦-=» 0.25 * $value;",
    "scale": "$place *= $value;",
    "leave": "if $cond { $leave }",
}

NESTED = {
    "up": """
        for i_ in «0¦1¦2»..$bound {
        $block(i_:int and loop)
        }""",
    "down": """
        for i_ in (0..$bound).rev()«¦.step_by(2)» {
        $block(i_:int and loop)
        }""",
    "steps": """
        for i_ in («0¦1»..=$bound).step_by(«1¦2¦3») {
        $block(i_:int and loop)
        }""",
    "data": """
        {
        let mut w_: f64 = $leaf;
        let mut i_ = 0usize;
        while w_ < «1.0¦2.5¦0.2» && i_ < 6 {
        i_ += 1;
        w_ = w_ + 0.4 + 0.2 * $value;
        $block(i_:int and w_:real and loop)
        }
        $place = (w_ * $leaf).tanh();
        }""",
    "endless": """
        {
        let mut i_ = 0usize;
        loop {
        i_ += 1;
        if i_ > $bound || $cond {
        break;
        }
        $block(i_:int and loop)
        }
        }""",
    "if": """
        if $cond {
        $block
        }""",
    "either": """
        if $cond {
        $block
        }
        else {
        $block
        }""",
    "local": """
        {
        let mut t_: f64 = $value;
        $block(t_:real)
        $place = t_ * $leaf;
        }""",
    "array": """
        {
        let mut q_ = [0.0f64; 8];
        for i_ in 0..8 { q_[i_] = $array[«i_¦7 - i_¦(3 * i_) & 7»] * $const; }
        $block(q_:array)
        $place = (q_[$index] + q_[$index]).sin();
        }""",
}

SPECIAL = {
    # --- control flow
    "match": """
        match $int & 7 {
        3 | 5 => {
        $block
        }
        1 => {
        $block
        }
        2..=4 if $cond => {
        $block
        }
        _ => {
        $place = $value;
        }
        }""",
    "labelled": """
        'outer_: for i_ in 0..$bound {
        for j_ in i_..8 {
        if $cond { continue 'outer_; }
        if (i_ + j_) % 5 == 4 { break 'outer_; }
        $place = $value * $array[j_];
        }
        $block(i_:int and loop)
        }""",
    "loop_value": """
        {
        let mut i_ = 0usize;
        let v_: f64 = loop {
        i_ += 1;
        if i_ > $bound || $cond { break $value; }
        };
        $place = v_ * $leaf;
        }""",
    # --- globals
    "static_array": """
        unsafe {
        for i_ in 0..8 { GS_[i_] = $array[i_] * 0.5; }
        $block(GS_:array and touch_($index, $value);:statement)
        $real += 0.1 * GS_[$index] * GS_[$index];
        }""",
    "thread_local": """
        TL_.with(|x| x.set($value));
        TL_.with(|x| x.set((x.get() + $leaf).sin()));
        $place = TL_.with(|x| x.get()) * $leaf;""",
    # --- function pointers and closures
    "pointer_table": """
        {
        let o_: [fn(f64) -> f64; 2] = [square_, wave_];
        $place = o_[$int & 1]($value);
        }""",
    "constant_callback": "$place = apply_(«square_¦wave_», $value);",
    "closure": """
        {
        let k_ = $value;
        let g_ = |x: f64| x * k_ + 0.4;
        $place = g_($leaf) * g_($value);
        }""",
    "closure_changes": """
        {
        let mut k_ = $value;
        let mut g_ = |x: f64| { k_ = (k_ + x).sin(); k_ };
        let v_ = [$value, $leaf];
        $place = v_.iter().map(|x| g_(*x)).sum::<f64>() + k_;
        }""",
    "boxed_closure": """
        {
        let k_ = $value;
        let g_: Box<dyn Fn(f64) -> f64> = if $cond { Box::new(move |x| x * k_) } else { Box::new(move |x| x + k_) };
        $place = g_($leaf);
        }""",
    "generic_closure": """
        {
        let k_ = $value;
        $place = twice_(|x| (x * k_).sin(), $leaf);
        }""",
    "catch_unwind": "$place = std::panic::catch_unwind(|| { let x: f64 = $const; x * x }).unwrap_or(0.0) * $value;",
    # --- bits
    "bits": """
        {
        let u_ = ($value as f64).to_bits();
        let d_ = f64::from_bits(«u_¦u_ ^ (1u64 << 63)¦u_ & !(1u64 << 63)¦u_.swap_bytes().swap_bytes()»);
        $place = d_ * $leaf;
        }""",
    "bytes": """
        {
        let mut m_: Vec<u8> = Vec::new();
        for i_ in 0..4 { m_.extend_from_slice(&$array[i_].to_le_bytes()); }
        let d_ = f64::from_le_bytes(m_[8..16].try_into().unwrap());
        $place = d_ * $leaf;
        }""",
    "transmute": """
        {
        let w_: [u64; 4] = unsafe { std::mem::transmute([$array[0], $array[3], $leaf, $value]) };
        «let w_: [u64; 4] = [w_[1], w_[0], w_[3], w_[2]];¦»
        let q_: [f64; 4] = unsafe { std::mem::transmute(w_) };
        $place = q_[$int & 3] * q_[1];
        }""",
    "union": """
        {
        let mut u_ = Word_ { number: $value };
        if $cond { u_ = Word_ { bits: 0x3ff0_0000_0000_0000 }; }
        $place = unsafe { u_.number } * $leaf;
        }""",
    "float": """
        {
        let x_ = $value as FLT;
        let y_ = x_ * ($leaf as FLT) + 0.5;
        $place = (y_ as f64) * $leaf;
        }""",
    # --- structs and enums
    "struct_value": """
        {
        let mut p_ = Pair_ { u: $value, tag: 1, v: $leaf };
        p_ = swing_(p_, $leaf);
        $block(p_.u:real and p_.v:real and p_ = swing_(p_, $value);:statement)
        $place = p_.u * p_.v + p_.tag as f64;
        }""",
    "struct_large": """
        {
        let mut m_ = [Row_ { v: [0.1f64; 12] }; 3];
        for i_ in 0..3 { for j_ in 0..12 { m_[i_].v[j_] = $array[j_ & 7] + 0.1 * (i_ * j_) as f64; } }
        $block(m_[0].v:array and m_[$int % 3] = m_[$int % 3];:statement and m_.swap(0, $int % 3);:statement)
        $real += 0.2 * m_[$int % 3].v[$index] * m_[1].v[11];
        }""",
    "enum": """
        {
        let mut e_ = if $cond { Shape_::Circle($value) } else { Shape_::Square { w: $value, h: $leaf } };
        if $cond { e_ = Shape_::Empty; }
        $place = match e_ { Shape_::Circle(r) => r * r, Shape_::Square { w, h } => w * h, Shape_::Empty => 0.3 };
        }""",
    "vec_of_enums": """
        {
        let mut v_: Vec<Shape_> = Vec::new();
        for i_ in 0..$bound {
        v_.push(if i_ % 3 == 0 { Shape_::Circle($array[i_ & 7]) } else { Shape_::Square { w: $array[i_ & 7], h: $leaf } });
        }
        $real += v_.iter().map(|e| area_(e)).sum::<f64>();
        }""",
    "option": """
        {
        let o_: Option<f64> = if $cond { Some($value) } else { None };
        $place = o_.map(|x| x * x).unwrap_or($leaf);
        if let Some(x) = o_ { $real += 0.5 * x; }
        }""",
    "result": """
        {
        let o_ = checked_($value, $leaf);
        $place = match o_ { Ok(x) => x * x, Err(k) => 0.1 * k as f64 };
        }""",
    "tuple": """
        {
        let (x_, k_, y_) = ($value, $int, $leaf);
        let t_ = (y_ * 0.5, x_, [x_, y_]);
        $place = t_.0 * t_.1 + t_.2[k_ & 1];
        }""",
    "struct_update": """
        {
        let p_ = Pair_ { u: $value, tag: 2, v: $leaf };
        let q_ = Pair_ { v: $value, ..p_ };
        let mut l_ = [p_, q_, p_];
        l_[1] = l_[$int % 3];
        $place = l_[1].u * q_.v + l_[2].v;
        }""",
    # --- slices and iterators
    "split_at_mut": """
        {
        let (x_, y_) = $array.split_at_mut(4);
        for i_ in 0..4 { x_[i_] = (x_[i_] + 0.5 * y_[3 - i_]).sin(); }
        «x_.swap_with_slice(y_);¦y_.copy_from_slice(x_);¦»
        }""",
    "windows": "$place = 0.2 * $array.windows(«2¦3»).map(|w| w[0] * w[1]).sum::<f64>();",
    "chunks": "for x_ in $array.chunks_mut(«2¦3») { x_[0] = (x_[0] * 0.9).sin(); }",
    "zip": "$place = 0.3 * $array.iter().zip($array.iter().rev()).map(|(x, y)| x * y).«sum::<f64>()¦fold(0.0f64, |u, v| 0.7 * u + v)»;",
    "filter": "$real += $array.iter().enumerate().filter(|(i, _)| i % 3 != 1).map(|(_, x)| 0.2 * x * x).sum::<f64>();",
    "scan": """
        {
        let v_: Vec<f64> = $array.iter().scan(0.1f64, |u, x| { *u = (*u + x).sin(); Some(*u) }).«take(5).¦skip(1).¦»collect();
        $place = v_[2] * v_.last().unwrap();
        }""",
    "iter_mut": "for x_ in $array.iter_mut()«¦.skip(2)¦.rev()¦.step_by(2)» { *x_ = (*x_ * 0.8).«sin¦tanh»(); }",
    "slices": "$array«.rotate_left($count)¦.reverse()¦.swap(1, 6)¦.copy_within(2..5, 0)¦.fill(0.5 * t)¦[2..].reverse()»;",
    "sort": """
        {
        let mut v_: Vec<f64> = $array.to_vec();
        v_.«sort_by(|x, y| x.partial_cmp(y).unwrap())¦sort_unstable_by(|x, y| y.total_cmp(x))»;
        $real += v_[0] * v_[3] * 0.5;
        }""",
    "sort_records": """
        {
        let mut v_: Vec<(usize, f64)> = (0..6).map(|i| ((i * 5 + n) % 7, $array[i])).collect();
        v_.sort_by_key(|x| x.0);
        $real += v_.iter().fold(0.0, |u, x| 0.6 * u + x.1 * x.1);
        }""",
    "maximum": "$place = $array.iter().cloned().fold(f64::MIN, f64::max) * $leaf;",
    # --- owned memory
    "vec": """
        {
        let mut v_ = «vec![$leaf; 8]¦Vec::from(&$array[..])¦$array.to_vec()»;
        $block(v_:array)
        $real += 0.2 * v_[$index] * v_[$index];
        }""",
    "vec_push": """
        {
        let mut v_ = Vec::«new()¦with_capacity(3)»;
        for i_ in 0..($bound + 3) { v_.push($value * $array[i_ & 7]); }
        «v_.pop();¦v_.insert(1, $value);¦v_.remove(0);¦v_.truncate(2);¦v_.swap_remove(1);¦»
        «v_.extend_from_slice(&$array[2..5]);¦v_.retain(|x: &f64| *x > 0.0); v_.push(0.5);¦»
        $real += v_.iter().map(|x| 0.2 * x * x).sum::<f64>() + v_[0];
        }""",
    "vec_of_vecs": """
        {
        let mut m_: Vec<Vec<f64>> = (0..3).map(|i| $array.iter().map(|x| x * 0.3 * (i + 1) as f64).collect()).collect();
        «m_.swap(0, 2);¦m_[0] = m_[1].clone();¦let x = m_.remove(1); m_.push(x);¦»
        $block(m_[0]:array and m_[2]:array)
        for x_ in &m_ { $real += 0.1 * x_[$index] * x_[$index]; }
        }""",
    "boxed": """
        {
        let mut p_ = Box::new(Pair_ { u: $value, tag: 1, v: $leaf });
        p_.u *= $leaf;
        $block(p_.u:real)
        let q_ = p_;
        $place = q_.u * q_.v;
        }""",
    "boxed_slice": """
        {
        let mut h_: Box<[f64]> = $array.to_vec().into_boxed_slice();
        $block(h_:array)
        $real += h_[$index] * h_[$index];
        }""",
    "list": """
        {
        let mut h_: Option<Box<Node_>> = None;
        for i_ in 0..$bound { h_ = Some(Box::new(Node_ { value: $array[i_ & 7] * 0.7, next: h_.take() })); }
        «if let Some(x) = h_ { h_ = x.next; }¦»
        let mut p_ = &h_;
        while let Some(x) = p_ {
        $real += 0.2 * x.value * x.value;
        p_ = &x.next;
        }
        }""",
    "tree": """
        {
        let mut t_: Option<Box<Tree_>> = None;
        for i_ in 0..($bound + 2) { t_ = grow_(t_, $array[i_ & 7] * 0.7, i_ * 5 + 3); }
        $real += 0.5 * total_(&t_);
        }""",
    "ref_cell": """
        {
        let x_ = std::cell::RefCell::new($value);
        *x_.borrow_mut() *= $leaf;
        let y_ = *x_.borrow();
        $place = y_ * y_;
        }""",
    "rc": """
        {
        let x_ = std::rc::Rc::new(std::cell::Cell::new($value));
        let y_ = x_.clone();
        y_.set(y_.get() * $leaf);
        $place = x_.get();
        }""",
    "string_beside_number": """
        {
        let mut v_: Vec<(String, f64)> = Vec::new();
        for i_ in 0..$bound { v_.push(("x".repeat(i_ + 1), $array[i_ & 7])); }
        $real += v_.iter().map(|x| 0.2 * x.1 * x.1 * x.0.len() as f64).sum::<f64>();
        }""",
    "hash_map": """
        {
        let mut m_ = std::collections::«BTreeMap¦HashMap»::new();
        for i_ in 0..$bound { m_.insert((i_ * 5) % 7, $array[i_ & 7] * 0.6); }
        $real += (0..7usize).filter_map(|k| m_.get(&k)).map(|x| x * x).sum::<f64>();
        }""",
    "vec_deque": """
        {
        let mut d_ = std::collections::VecDeque::new();
        for i_ in 0..($bound + 2) {
        d_.push_back($array[i_ & 7] * 0.6);
        «if i_ > 2 { d_.pop_front(); }¦d_.push_front($leaf);¦»
        }
        $real += d_.iter().map(|x| 0.3 * x * x).sum::<f64>();
        }""",
    # --- traits and calls
    "trait_static": "$place = (Sine_ { k: $value }).value($leaf) + (Cube_ { k: $leaf }).value($value);",
    "trait_object": """
        {
        let g_: Box<dyn Curve_> = if $cond { Box::new(Sine_ { k: $value }) } else { Box::new(Cube_ { k: $leaf }) };
        $place = g_.value($leaf);
        }""",
    "operators": """
        {
        let p_ = Vector_([$value, $leaf]) + Vector_([$leaf, 0.5]);
        $place = p_.0[0] * p_.0[1];
        }""",
    "generic": "$place = dot_::<«3¦8»>(&[$value; 8], &$array.to_vec().try_into().unwrap());",
    "recursion": "$real += 0.3 * walk_($count, $value, &mut $array[..]);",
    "references": """
        {
        let x_ = if $cond { &mut $array[2] } else { &mut $array[5] };
        *x_ = (*x_ * 0.9).sin();
        }""",
    "swap": "std::mem::swap(&mut r, &mut t);",
    "raw_pointers": """
        unsafe {
        let p_ = $array.as_mut_ptr();
        *p_.add($count) = (*p_.add(1) + $leaf).sin();
        std::ptr::copy(p_, p_.add($count - 1), 2);
        }""",
    "volatile": """
        {
        let mut v_ = $value;
        $place = unsafe { std::ptr::read_volatile(&mut v_) };
        }""",
}

SPECIAL_VALUES = {
    "library": "«(2.0 + ($e).sin()).cbrt()¦($e:x * $e:x).ln_1p()¦(0.5 * ($e).sin()).exp_m1()¦($e).hypot(1.5)¦($e).atan2(2.5 + ($e).cos())»",
    "library_rare": "«($e).sin().exp2()¦($e).asinh()¦($e).mul_add($e, $leaf)¦($e).to_radians()¦(1.5 + ($e).sin()).recip()»",
    "rounding": "«(3.0 * $e).floor()¦($e % 0.75)¦(2.0 * $e).trunc()¦(3.0 * $e).round()¦((3.0 * $e) as i32 as f64)¦($e).fract()»",
    "sign": "«($e).abs()¦($e).max($e)¦($e).min($e)¦($e).copysign($e)¦($e).clamp(-0.5, 0.5)¦($e).signum()»",
    "scaled": "«($e).powi(«2¦3»)¦(1.5 + ($e).sin()).powf($e)¦(1.2 + ($e).cos()).powi(($int & 3) as i32)»",
    "logical": "(if $cond && $cond { $e } else { $e })",
    "block_value": "{ let v_: f64 = $e; v_ * v_ }",
    "sin_cos": "{ let (x_, y_) = ($e).sin_cos(); x_ * y_ }",
}

EXPRESSIONS = {
    "sum": "($e + $e)",
    "difference": "($e - $e)",
    "product": "($e * $e)",
    "quotient": "($e / (1.5 + $e:d * $e:d))",
    "sine": "($e).sin()",
    "exponential": "(-$e:x * $e:x).exp()",
    "root": "(1.0 + $e:x * $e:x).sqrt()",
    "logarithm": "(1.5 + $e:x * $e:x).ln()",
    "tangent": "($e).«tanh¦atan»()",
    "choice": "(if $cond { $e } else { $e })",
    "negative": "(-$e)",
}
SQUASHES = {
    "sine": "($e).sin()",
    "tangent": "($e).tanh()",
    "ratio": "(($e:x) / (1.5 + $e:x * $e:x))",
    "cosine": "(0.6 * ($e).cos())",
}
LEAVES = {
    "real": "$real",
    "real2": "$real",
    "element": "$array[$index]",
    "element2": "$array[$index]",
    "constant": "$const",
    "integer": "(0.13 * $int as f64)",
}
CONDITIONS = {
    "integer": "($int + $count) % 3 == «0¦1»",
    "bits": "$int & «1¦2» != 0",
    "order": "$leaf «<¦>» $leaf",
    "limit": "$leaf «<¦>» $const",
    "values": "$e > $leaf",
}

ITEMS = {
    "f_": """
        #[no_mangle]
        pub fn f_(a: &mut [f64; 8], b: &mut [f64; 8], mut s: f64, n: usize, ix: &[usize; 8], w: &Kept) -> f64 {
        let mut r = 0.1f64;
        let mut t = 0.5 * s;
        let mut c = [0.0f64; 8];
        for i in 0..8 { c[i] = 0.31 * i as f64 - 1.0; }
        $block(r:real and t:real and s:real and a:array and b:array and c:array and n:int and ix:table)
        for i in 0..8 { r += 0.1 * (i + 1) as f64 * c[i]; }
        return r.sin() + 0.3 * t * s;
        }""",
    **{
        name: f"""
        «#[inline(never)]¦»
        fn {name}(mut u: f64, mut v: f64, m: &mut [f64], k: usize, w: &Kept) -> f64 {{
        let n = 4usize;
        let (mut r, mut t) = (u, v);
        let mut c = [u, v, 0.3, 0.4, 0.0, 0.0, 0.0, 0.0];
        $block(u:real and v:real and m:array and c:array and k:int)
        «¦if k > 0 {{ u = 0.5 * u + 0.25 * {name}(v, u, m, (k & 3).max(1) - 1, w); }}»
        return «(u * v + 0.5 * m[k & 7]).tanh()¦u * v»;
        }}"""
        for name in ("help_", "assist_", "serve_")
    },
    "GS_": "static mut GS_: [f64; 8] = [0.0; 8];",
    "touch_": """
        #[inline(never)]
        fn touch_(i: usize, y: f64) {
        unsafe { GS_[i] = (GS_[i] + y).sin(); }
        }""",
    "TL_": "thread_local! { static TL_: std::cell::Cell<f64> = const { std::cell::Cell::new(0.0) }; }",
    "square_": "fn square_(x: f64) -> f64 { x * x }",
    "wave_": "fn wave_(x: f64) -> f64 { x.sin() + 0.5 * x }",
    "apply_": "#[inline(never)] fn apply_(g: fn(f64) -> f64, x: f64) -> f64 { g(x) + 0.5 * g(0.3 * x) }",
    "twice_": "fn twice_(g: impl Fn(f64) -> f64, x: f64) -> f64 { g(g(x)) }",
    "Word_": "#[derive(Clone, Copy)] #[repr(C)] union Word_ { number: f64, bits: u64 }",
    "Pair_": "#[derive(Clone, Copy)] struct Pair_ { u: f64, tag: i32, v: f64 }",
    "Row_": "#[derive(Clone, Copy)] struct Row_ { v: [f64; 12] }",
    "swing_": """
        «#[inline(never)]¦»
        fn swing_(p: Pair_, x: f64) -> Pair_ {
        return Pair_ { u: p.v * x, tag: p.tag + 1, v: p.u + 0.5 * p.v };
        }""",
    "Shape_": "#[derive(Clone, Copy)] enum Shape_ { Circle(f64), Square { w: f64, h: f64 }, Empty }",
    "area_": """
        fn area_(e: &Shape_) -> f64 {
        match *e { Shape_::Circle(r) => r * r, Shape_::Square { w, h } => w * h, Shape_::Empty => 0.1 }
        }""",
    "checked_": "#[inline(never)] fn checked_(x: f64, y: f64) -> Result<f64, i32> { if x > y { Ok(x * y) } else { Err(3) } }",
    "Node_": "struct Node_ { value: f64, next: Option<Box<Node_>> }",
    "Tree_": "struct Tree_ { value: f64, left: Option<Box<Tree_>>, right: Option<Box<Tree_>> }",
    "grow_": """
        fn grow_(t: Option<Box<Tree_>>, x: f64, k: usize) -> Option<Box<Tree_>> {
        let Some(mut t) = t else { return Some(Box::new(Tree_ { value: x, left: None, right: None })); };
        if «k & 1 == 1¦x < t.value» { t.left = grow_(t.left.take(), x, k / 2); } else { t.right = grow_(t.right.take(), x, k / 2); }
        return Some(t);
        }""",
    "total_": """
        fn total_(t: &Option<Box<Tree_>>) -> f64 {
        let Some(t) = t else { return 0.2; };
        return (t.value + 0.7 * total_(&t.left)).sin() * (1.0 + 0.3 * total_(&t.right));
        }""",
    "Curve_": "trait Curve_ { fn value(&self, x: f64) -> f64; }",
    "Sine_": """
        struct Sine_ { k: f64 }
        impl Curve_ for Sine_ {
        fn value(&self, x: f64) -> f64 { (self.k * x).sin() }
        }""",
    "Cube_": """
        struct Cube_ { k: f64 }
        impl Curve_ for Cube_ {
        fn value(&self, x: f64) -> f64 { self.k * x * x * x }
        }""",
    "Vector_": """
        struct Vector_([f64; 2]);
        impl std::ops::Add for Vector_ {
        type Output = Vector_;
        fn add(self, o: Vector_) -> Vector_ { Vector_([self.0[0] * o.0[1], self.0[1] + o.0[0]]) }
        }""",
    "dot_": "fn dot_<const N: usize>(x: &[f64; 8], y: &[f64; 8]) -> f64 { (0..N).map(|i| 0.2 * x[i] * y[i]).sum() }",
    "walk_": """
        fn walk_(k: usize, x: f64, p: &mut [f64]) -> f64 {
        if k == 0 { return x * p[0]; }
        p[k] = 0.5 * p[k] + 0.25 * x;
        let y = walk_(k - 1, (x * p[k]).sin(), p);
        return y + 0.3 * p[k] * «y¦x»;
        }""",
}

RARE = """
    pointer_table boxed_closure catch_unwind bytes transmute union trait_object string_beside_number hash_map rc volatile
    thread_local vec_of_enums
"""

RUST = Grammar(
    language="rust",
    real="f64",
    simple=SIMPLE,
    nested=NESTED,
    special=SPECIAL,
    squashes=SQUASHES,
    expressions=EXPRESSIONS,
    special_values=SPECIAL_VALUES,
    leaves=LEAVES,
    conditions=CONDITIONS,
    indices=INDICES,
    bounds=BOUNDS,
    items=ITEMS,
    returning="{ let v_: f64 = $value; $cleanup return v_; }",
    helpers=("help_", "assist_", "serve_"),
    call="$helper($e, $e, &mut $array[..], $int & 3, w)",
    rare=frozenset(RARE.split()),
)
